import { lazyRouteComponent } from "@tanstack/react-router";

/**
 * A page whose code is fetched when it is first needed. Code that does not arrive is the router's error
 * page to show: of its own accord the router would load the whole document anew, which with the server
 * down leaves the person with the browser's error page.
 */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  fetchModule: () => Promise<Module>,
  name: Name,
) {
  const fetchOrSay = () =>
    fetchModule().catch((cause: unknown): never => {
      // The router knows a lost file by its message: this one is not such.
      throw new Error("the page did not arrive", { cause });
    });
  return lazyRouteComponent(fetchOrSay, name);
}
