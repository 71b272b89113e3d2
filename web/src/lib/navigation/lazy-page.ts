import { lazyRouteComponent } from "@tanstack/react-router";

/**
 * Code loaded when first needed. If that fails, the router's error page shows. The router itself would reload the
 * document, which ends at the browser's error page when the server is down.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  fetchModule: () => Promise<Module>,
  name: Name,
) {
  const fetchOrSay = () =>
    fetchModule().catch((cause: unknown): never => {
      // The router recognises a failed load by its message and would reload; this message it does not know.
      throw new Error("the page did not arrive", { cause });
    });
  return lazyRouteComponent(fetchOrSay, name);
}
