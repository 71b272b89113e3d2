import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";

/**
 * Renders a screen at an address, in a router that knows the usual addresses. Returns a function that reads
 * the current address.
 */
export async function renderAt(address: string, element: ReactNode): Promise<() => string> {
  const root = createRootRoute();
  const paths = ["/dashboard", "/settings", "/signin", "/onboarding", "/reset-auth"];
  const router = createRouter({
    routeTree: root.addChildren(
      paths.map((path) =>
        createRoute({
          getParentRoute: () => root,
          path,
          component: () => (address.startsWith(path) ? element : <p>{`at ${path}`}</p>),
        }),
      ),
    ),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <div data-testid="ready">
        <RouterProvider router={router as never} />
      </div>
    </QueryClientProvider>,
  );
  await screen.findByTestId("ready");
  return () => router.state.location.href;
}
