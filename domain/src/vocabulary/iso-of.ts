const dayMs = 86_400_000;
const mostKept = 10_000;
const days = new Map<number, string>();

const two = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, "0"));

/** The date part of an ISO 8601 instant, with its `T`. */
function dayOf(day: number): string {
  let text = days.get(day);
  if (text === undefined) {
    text = new Date(day * dayMs).toISOString().slice(0, 11);
    if (days.size >= mostKept) days.clear();
    days.set(day, text);
  }
  return text;
}

/** Same result as `Date.toISOString` for whole milliseconds since 1970, but several times faster for many instants. */
export function isoOf(ms: number): string {
  const day = Math.floor(ms / dayMs);
  const within = ms - day * dayMs;
  const seconds = Math.floor(within / 1_000);
  const minutes = Math.floor(seconds / 60);
  const hour = Math.floor(minutes / 60);
  const rest = String(within - seconds * 1_000).padStart(3, "0");
  return `${dayOf(day)}${two[hour]}:${two[minutes - hour * 60]}:${two[seconds - minutes * 60]}.${rest}Z`;
}
