#!/usr/bin/env bash
# Plays one run three times: unspread, by GNU parallel, and as a real Slurm array on this machine; kills a shard on the way,
# and compares every byte. Installs what it needs on Debian.
#   deploy/lab/try-engines.sh [parallel|slurm|both] [games]
set -euo pipefail
which=${1:-both} games=${2:-4000}
root=$(cd "$(dirname "$0")/../.." && pwd)
export RIDOTTO_JAR=${RIDOTTO_JAR:-$root/app/target/ridotto.jar}
JAVA=${JAVA:-java}
export JAVA
shards=10
scratch=$(mktemp -d)
words=(simulate --game mascarade --players 8 --bots regular,random*7 --games "$games" --seed 5)

give_up() {
  echo "$1" >&2
  exit 1
}

# need PROGRAM PACKAGES...
need() {
  local program=$1
  shift
  command -v "$program" >/dev/null && return
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing $* …" >&2
    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends "$@"; } >"$scratch/apt.log" 2>&1 || true
  fi
  command -v "$program" >/dev/null || give_up "There is no $program. Mend it with: sudo apt-get install $*"
}

ridotto() {
  "$JAVA" -XX:+UseSerialGC -jar "$RIDOTTO_JAR" "$@"
}

# The same but for the time it was written.
same() {
  diff -r -x manifest.json "$1" "$2" && diff <(grep -v '"written"' "$1/manifest.json") <(grep -v '"written"' "$2/manifest.json")
}

[ -e "$RIDOTTO_JAR" ] || give_up "There is no $RIDOTTO_JAR. Mend it with: ./ridotto games"
ridotto "${words[@]}" --out "$scratch/whole" --json >"$scratch/whole.json"

by_parallel() {
  need parallel parallel
  # One shard is begun, and killed as soon as it has kept something.
  "$JAVA" -XX:+UseSerialGC -jar "$RIDOTTO_JAR" "${words[@]}" --out "$scratch/spread" --shard 4/$shards --json >/dev/null &
  local first=$!
  until ls "$scratch"/spread/shard-4-of-$shards/parts/*.part >/dev/null 2>&1 || ! kill -0 $first 2>/dev/null; do sleep 0.05; done
  kill -9 $first 2>/dev/null || true
  wait $first 2>/dev/null || true
  echo "killed with $(find "$scratch/spread" -name '*.part' | wc -l) blocks kept; missing: $(ridotto missing "$scratch/spread")"
  seq $shards | parallel --jobs 2 --halt soon,fail=1 \
    "$JAVA -XX:+UseSerialGC -jar $RIDOTTO_JAR ${words[*]@Q} --out $scratch/spread --shard {}/$shards --json" >/dev/null
  ridotto merge "$scratch/spread" --out "$scratch/joined" --json >"$scratch/joined.json"
  same "$scratch/whole" "$scratch/joined" || give_up "GNU parallel: other bytes, see $scratch"
  echo "GNU parallel: $shards shards joined to the unspread bytes"
}

slurm_conf() {
  cat <<END
ClusterName=ridotto
SlurmctldHost=$(hostname)
SlurmUser=root
AuthType=auth/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
SlurmctldPort=46817
SlurmdPort=46818
StateSaveLocation=$scratch/slurm/state
SlurmdSpoolDir=$scratch/slurm/spool
SlurmctldPidFile=$scratch/slurm/slurmctld.pid
SlurmdPidFile=$scratch/slurm/slurmd.pid
SlurmctldLogFile=$scratch/slurm/slurmctld.log
SlurmdLogFile=$scratch/slurm/slurmd.log
NodeName=$(hostname) CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
END
}

end_slurm() {
  local pid
  for pid in "$scratch"/slurm/slurmd.pid "$scratch"/slurm/slurmctld.pid; do
    [ ! -e "$pid" ] || kill "$(cat "$pid")" || true
  done
  [ -z "${munged:-}" ] || kill "$munged" 2>/dev/null || true
}

begin_slurm() {
  need slurmctld slurm-wlm munge
  [ "$(id -u)" = 0 ] || give_up "A Slurm of one's own needs root here. Mend it with: sudo $0 slurm"
  mkdir -p "$scratch/slurm/state" "$scratch/slurm/spool" /run/munge /var/log/munge
  chmod 755 "$scratch"
  [ -s /etc/munge/munge.key ] || mungekey --create --force
  chown munge: /etc/munge/munge.key /run/munge /var/log/munge
  export SLURM_CONF=$scratch/slurm/slurm.conf
  slurm_conf >"$SLURM_CONF"
  trap end_slurm EXIT
  if ! munge -n >/dev/null 2>&1; then
    setpriv --reuid=munge --regid=munge --clear-groups munged --foreground >"$scratch/slurm/munged.log" 2>&1 &
    munged=$!
    until munge -n >/dev/null 2>&1; do kill -0 "$munged" || give_up "munged does not run: $scratch/slurm/munged.log"; sleep 0.2; done
  fi
  slurmctld
  slurmd
  local i
  for i in $(seq 100); do
    sinfo -h -o %T 2>/dev/null | grep -q idle && return
    sleep 0.3
  done
  give_up "Slurm's node does not come up: see $scratch/slurm/*.log (sinfo says: $(sinfo -h 2>&1))"
}

by_slurm() {
  begin_slurm
  local run=$scratch/array job
  job=$(sbatch --parsable --array=1-$((shards - 2)) --chdir "$scratch" "$root/deploy/lab/ridotto.sbatch" $shards "$run" "${words[@]}")
  wait_for "$job"
  local missing
  missing=$(ridotto missing "$run")
  echo "after $((shards - 2)) of $shards tasks: $missing"
  [ "$missing" = "--array=$((shards - 1))-$shards" ] || give_up "Slurm: missing says $missing"
  # shellcheck disable=SC2086
  job=$(sbatch --parsable $missing --chdir "$scratch" "$root/deploy/lab/ridotto.sbatch" $shards "$run" "${words[@]}")
  wait_for "$job"
  ridotto merge "$run" --out "$scratch/array-joined" --json >/dev/null
  same "$scratch/whole" "$scratch/array-joined" || give_up "Slurm: other bytes, see $scratch"
  echo "Slurm: an array of $shards joined to the unspread bytes"
}

wait_for() {
  while [ -n "$(squeue -h -j "$1" 2>/dev/null)" ]; do sleep 0.5; done
}

case $which in
  parallel) by_parallel ;;
  slurm) by_slurm ;;
  both) by_parallel && by_slurm ;;
  *) give_up "Which? parallel, slurm or both." ;;
esac
end_slurm
trap - EXIT
rm -rf "$scratch"
