import { posix } from "node:path";

export type Target =
  | { readonly kind: "file"; readonly path: string; readonly room: string }
  | { readonly kind: "node"; readonly name: string }
  | { readonly kind: "package"; readonly name: string };

/** The target of an import; a file's path is returned whether or not the file exists. */
export function resolveImport(from: string, specifier: string): Target {
  const plain = specifier.replace(/\?[a-z&=]+$/, "");
  if (plain.startsWith(".")) {
    const path = posix.join(posix.dirname(from), plain);
    return { kind: "file", path, room: path.split("/")[0] ?? "" };
  }
  if (plain.startsWith("node:")) return { kind: "node", name: plain };
  const [scope = "", name = "", ...rest] = plain.split("/");
  if (scope === "@waymark") {
    const path = name === "locales" ? `locales/${rest.join("/")}` : `${name}/src/${rest.join("/")}.ts`;
    return { kind: "file", path, room: name };
  }
  return { kind: "package", name: scope.startsWith("@") ? `${scope}/${name}` : scope };
}
