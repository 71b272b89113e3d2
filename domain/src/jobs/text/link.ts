const shape = /^(https?):\/\/([^\s/?#@\\]+)([^\s#]*)(#\S*)?$/i;
const tracking = /^(?:utm_\w+|gh_src|ref|referrer|src|source|fbclid|gclid|trk|trackingid|mc_[ce]id)$/i;

/**
 * Accepts only a link that is safe to open: http or https, no user name, no blanks or control characters, at most 2,000
 * characters; the host is put into lower case. Empty for anything else ("javascript:", "data:", a path).
 */
export function readLink(value: unknown): string {
  if (typeof value !== "string") return "";
  const text = value.trim();
  if (text.length > 2000 || /[\p{Cc}"'<>`\\]/u.test(text)) return "";
  const [, scheme = "", host = "", rest = "", hash = ""] = shape.exec(text) ?? [];
  if (!/^[\p{L}\p{N}.-]+(?::\d{1,5})?$/u.test(host) || (!host.includes(".") && !/^localhost/i.test(host)))
    return "";
  return `${scheme.toLowerCase()}://${host.toLowerCase()}${rest === "" ? "/" : rest}${hash}`;
}

/** The key that links to one posting share: no scheme, `www.`, fragment, tracking parameters or trailing slash. */
export function linkKey(link: string): string {
  const [, , host = "", rest = ""] = shape.exec(link) ?? [];
  const [path = "", query = ""] = rest.split("?", 2);
  const kept = query
    .split("&")
    .filter((pair) => pair !== "" && !tracking.test(pair.split("=")[0] ?? ""))
    .sort();
  return `${host.toLowerCase().replace(/^www\./, "")}${path.replace(/\/+$/, "")}${kept.length > 0 ? `?${kept.join("&")}` : ""}`;
}
