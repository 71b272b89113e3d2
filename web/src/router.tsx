import { createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { ProviderFailure } from "@waymark/contract/sign-in";
import { loadTexts } from "./lib/language/i18n.ts";
import { lazyPage } from "./lib/navigation/lazy-page.ts";
import { fadeTo } from "./lib/navigation/page-fade.ts";
import { NotFound } from "./pages/not-found.tsx";
import { Failed, Root } from "./pages/root.tsx";

const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
  beforeLoad: ({ location, preload }) => (preload ? undefined : fadeTo(location.pathname)),
});

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

const signin = createRoute({
  getParentRoute: () => rootRoute,
  path: "/signin",
  validateSearch: (search: Record<string, unknown>) => {
    const plan = text(search.plan);
    const period = text(search.period);
    const via = text(search.via);
    const failed = ProviderFailure.safeParse(search.failed).data;
    const step = (["forgot", "claim"] as const).find((known) => known === search.step);
    return {
      ...(plan ? { plan } : {}),
      ...(period ? { period } : {}),
      ...(via ? { via } : {}),
      ...(failed ? { failed } : {}),
      ...(step ? { step } : {}),
    };
  },
  loader: () => loadTexts("sign-in", "security-factor"),
  component: lazyPage(() => import("./pages/sign-in.tsx"), "SignIn"),
});

const recover = createRoute({
  getParentRoute: () => rootRoute,
  path: "/recover",
  validateSearch: (search: Record<string, unknown>) => {
    const purpose = text(search.purpose);
    return purpose ? { purpose } : {};
  },
  loader: () => loadTexts("sign-in-recovery", "sign-in", "security"),
  component: lazyPage(() => import("./pages/recovery.tsx"), "Recovery"),
});

const resetAuth = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset-auth",
  component: lazyPage(() => import("./pages/reset-password.tsx"), "ResetPassword"),
});

const onboarding = createRoute({
  getParentRoute: () => rootRoute,
  path: "/onboarding",
  validateSearch: (search: Record<string, unknown>) => {
    const step = ([1, 2, 3] as const).find((known) => known === Number(search.step));
    return step ? { step } : {};
  },
  loader: () => loadTexts("onboarding", "billing-plans", "accounts-photo"),
  component: lazyPage(() => import("./pages/onboarding.tsx"), "Onboarding"),
});

const checkout = createRoute({
  getParentRoute: () => rootRoute,
  path: "/checkout",
  validateSearch: (search: Record<string, unknown>): { plan: string; period?: string } => {
    const period = text(search.period);
    return { plan: text(search.plan) ?? "monthly", ...(period ? { period } : {}) };
  },
  loader: () => loadTexts("billing-checkout", "billing-plans", "onboarding"),
  component: lazyPage(() => import("./pages/checkout.tsx"), "Checkout"),
});

const verifyPhone = createRoute({
  getParentRoute: () => rootRoute,
  path: "/verify-phone",
  loader: () => loadTexts("phone", "sign-in"),
  component: lazyPage(() => import("./pages/verify-phone.tsx"), "VerifyPhone"),
});

const dashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  validateSearch: (search: Record<string, unknown>) => {
    const section = text(search.section);
    const item = text(search.item);
    const view = text(search.view);
    const payment = text(search.payment);
    const ask = text(search.ask);
    const team = text(search.team);
    return {
      ...(ask ? { ask } : {}),
      ...(section ? { section } : {}),
      ...(item ? { item } : {}),
      ...(view ? { view } : {}),
      ...(payment ? { payment } : {}),
      ...(team ? { team } : {}),
    };
  },
  loader: () =>
    loadTexts(
      "app-shell",
      "job-search",
      "jobs-saved",
      "applications",
      "job-sources",
      "jobs-manual",
      "errors",
      "billing",
      "billing-plans",
      "billing-checkout",
      "teams",
      "notifications",
      "personal-data",
      "sign-in-methods",
    ),
  component: lazyPage(() => import("./pages/dashboard.tsx"), "Dashboard"),
});

const settings = createRoute({
  getParentRoute: () => rootRoute,
  path: "/settings",
  validateSearch: (search: Record<string, unknown>) => {
    const tab = text(search.tab);
    return tab ? { tab } : {};
  },
  // biome-ignore format: one per line, so that two branches adding one do not conflict.
  loader: () =>
    loadTexts(
      "security-activity",
      "app-shell",
      "errors",
      "notifications",
      "jobs-saved",
      "personal-data",
      "phone",
      "accounts-photo",
      "billing",
      "public-profile",
      "security",
      "security-sessions",
      "settings",
      "validation",
      "sign-in-methods",
      "sign-in",
      "trash",
    ),
  component: lazyPage(() => import("./pages/settings.tsx"), "Settings"),
});

const operator = createRoute({
  getParentRoute: () => rootRoute,
  path: "/operator",
  loader: () => loadTexts("operator-page", "support-contact", "job-sources", "errors"),
  component: lazyPage(() => import("./pages/operator.tsx"), "Operator"),
});

const invite = createRoute({
  getParentRoute: () => rootRoute,
  path: "/invite/$token",
  loader: () => loadTexts("teams-invitation", "teams-branding", "teams", "sign-in-methods"),
  component: lazyPage(() => import("./pages/invite.tsx"), "Invite"),
});

const routes = [
  invite,
  signin,
  recover,
  resetAuth,
  onboarding,
  checkout,
  verifyPhone,
  dashboard,
  settings,
  operator,
];

/** Every component in every state. In development only; not part of the build. */
const developmentRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: "/design",
        loader: () => loadTexts("design"),
        component: lazyPage(() => import("./pages/design.tsx"), "Design"),
      }),
    ]
  : [];

export const router = createRouter({
  routeTree: rootRoute.addChildren([...routes, ...developmentRoutes]),
  defaultPreload: "intent",
  defaultErrorComponent: Failed,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
