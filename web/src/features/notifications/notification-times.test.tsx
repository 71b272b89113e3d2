import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NotificationTimes as Defaults } from "@waymark/contract/notifications";
import { beforeEach, describe, expect, it } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { Hosts } from "../../ui/overlay/hosts.tsx";
import { currentToast } from "../../ui/overlay/toast.ts";
import { NotificationTimes } from "./notification-times.tsx";

describe("the times of notifications", () => {
  beforeEach(async () => {
    await loadTexts("notifications");
    currentToast.set(null);
  });

  it("merge a change with one saved in another tab meanwhile, and say so", async () => {
    const first = { ...Defaults.parse({}), version: 1 };
    const theirs = { ...first, digest: "off", version: 2 };
    const conflict = { error: "Changed.", code: "conflict", details: { current: theirs }, requestId: "r" };
    let puts = 0;
    const asked = answerCalls({
      "GET /api/notification-times": { body: first },
      "PUT /api/notification-times": () => {
        puts += 1;
        return puts === 1
          ? { status: 409, body: conflict }
          : { body: { ...theirs, quiet: false, version: 3 } };
      },
    });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <NotificationTimes />
        <Hosts />
      </QueryClientProvider>,
    );
    fireEvent.click(await screen.findByRole("switch", { name: "Quiet hours" }));
    await waitFor(() => expect(currentToast.get()?.description).toMatch(/were changed elsewhere/));
    expect(await asked.at(-1)?.json()).toEqual({ ...theirs, quiet: false });
    const mail = () => screen.getByRole("switch", { name: "One email a day" }).getAttribute("aria-checked");
    await waitFor(() => expect(mail()).toBe("false"));
  });
});
