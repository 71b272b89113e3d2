import "./ui/base.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startI18n } from "./lib/language/i18n.ts";
import { warnOfStaleLink } from "./lib/navigation/stale-link.ts";
import { keepSession } from "./lib/session/session-keeper.ts";
import { followOtherTabs } from "./lib/session/stored-user.ts";
import { takeStyleNonce } from "./lib/style-nonce.ts";
import { router } from "./router.tsx";

takeStyleNonce();
followOtherTabs();
keepSession();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has lost its #root");

await startI18n();
warnOfStaleLink();
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
