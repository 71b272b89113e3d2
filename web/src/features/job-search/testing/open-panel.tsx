import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { Job, SearchAnswer } from "@waymark/contract/jobs";
import type { ReactNode } from "react";
import { SearchPanel } from "../search-panel.tsx";

declare global {
  interface Window {
    happyDOM: { setViewport: (size: { width: number; height: number }) => void };
  }
}

export function aJob(id: string, change: Partial<Job> = {}): Job {
  return {
    id,
    title: `Job ${id}`,
    company: "Harbour Health",
    location: "Boston",
    remote: false,
    postedDate: new Date().toISOString(),
    description: "You care for patients.",
    type: "full-time",
    url: `https://example.org/${id}`,
    source: "adzuna",
    sample: false,
    ...change,
  };
}

export function anAnswer(jobs: Job[], change: Partial<SearchAnswer> = {}): SearchAnswer {
  return { jobs, page: 1, hasMore: false, total: jobs.length, totalExact: true, samples: false, ...change };
}

export const search = "GET /api/jobs/search";
export const trending = "GET /api/jobs/trending";
export const keywords = { [trending]: { body: { keywords: ["electrician", "welder"] } } };

export const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

/** Renders the panel at an address, with the posting `saved` bookmarked. */
export function openPanel(
  address = "/dashboard?section=search",
  onToggleSaved: (job: Job) => void = () => undefined,
) {
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: "/dashboard",
    component: () => <SearchPanel saved={new Set(["saved"])} onToggleSaved={onToggleSaved} />,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // This router's routes differ from the product's, whose type the provider expects.
  const Provider = RouterProvider as unknown as (props: { router: typeof router }) => ReactNode;
  render(
    <QueryClientProvider client={client}>
      <Provider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

export const widen = (width: number) => act(() => window.happyDOM.setViewport({ width, height: 900 }));

export const box = () => screen.findByLabelText<HTMLInputElement>("Job title, keywords or company");

export async function type(label: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole("button", { name }));
}
