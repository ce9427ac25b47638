const STORE = 'ridotto.renewed';
/** One that was renewed a moment ago and still misses something misses it for another reason. */
const MOMENT = 30_000;

/** A house that was upgraded no longer has the parts an old page asks for: then the page is loaded anew. */
export function renewAfterUpgrade(): void {
  addEventListener('vite:preloadError', () => void renew());
}

async function renew(): Promise<void> {
  const now = Date.now();
  if (now - Number(sessionStorage.getItem(STORE)) < MOMENT || !(await isUpgraded())) return;
  sessionStorage.setItem(STORE, String(now));
  location.reload();
}

/** Whether the house's page begins with another script than this one did. */
async function isUpgraded(): Promise<boolean> {
  const began = document.querySelector<HTMLScriptElement>('script[type=module]');
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && began !== null && !(await answer.text()).includes(`"${new URL(began.src).pathname}"`);
  } catch {
    return false;
  }
}
