export function newUuid(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = now.toString(16).padStart(12, "0").slice(-12);
  const rest = [...bytes.slice(6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab"[(bytes[0] ?? 0) & 3] ?? "8";
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}
