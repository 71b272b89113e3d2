import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Failed } from "../../pages/root.tsx";
import { lazyPage } from "./lazy-page.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(fetchModule: () => Promise<{ Page: () => string }>) {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: lazyPage(fetchModule, "Page"),
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    defaultErrorComponent: Failed,
  });
  render(<RouterProvider router={router as never} />);
}

it("shows the page that arrives", async () => {
  open(() => Promise.resolve({ Page: () => "Here" }));
  expect(await screen.findByText("Here")).toBeTruthy();
});

it.each([
  "Failed to fetch dynamically imported module: /assets/settings.js",
  "error loading dynamically imported module: /assets/settings.js",
  "Importing a module script failed.",
])("says that the page failed, and does not reload the document: %s", async (message) => {
  const reload = vi.fn();
  vi.stubGlobal("location", Object.assign(Object.create(window.location), { reload }));
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  open(() => Promise.reject(new TypeError(message)));
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
