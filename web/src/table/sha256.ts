/**
 * SHA-256 of our own, tested against another: browsers lend theirs to encrypted pages only, and friends play at
 * addresses like http://192.168.1.7:8080.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const { cubes, squares } = constants();
  const blocks = padded(message);
  const hash = squares.slice();
  for (let at = 0; at < blocks.byteLength; at += 64) mix(hash, new DataView(blocks.buffer, at, 64), cubes);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** The message, a one, zeros, and its length in bits, in whole blocks of 64 bytes. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = new Uint8Array(64 * Math.ceil((message.length + 9) / 64));
  blocks.set(message);
  blocks[message.length] = 0x80;
  new DataView(blocks.buffer).setBigUint64(blocks.length - 8, BigInt(message.length) * 8n);
  return blocks;
}

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function mix(hash: Uint32Array, block: DataView, cubes: Uint32Array): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(4 * i);
  for (let i = 16; i < 64; i++) {
    const [near, far] = [words[i - 2]!, words[i - 15]!];
    const one = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const two = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = words[i - 16]! + one + words[i - 7]! + two;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const chosen = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const voted = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    const next = (h + chosen + cubes[i]! + words[i]!) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + next) | 0, c, b, a, (next + voted) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
}

/** The first bits behind the point of the cube and square roots of the first primes. */
function constants() {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const behind = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return {
    cubes: Uint32Array.from(primes, (prime) => behind(Math.cbrt(prime))),
    squares: Uint32Array.from(primes.slice(0, 8), (prime) => behind(Math.sqrt(prime))),
  };
}
