import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Package } from "@waymark/contract/packages";
import { type ComponentProps, useState } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { storeUser } from "../../lib/session/stored-user.ts";
import { aUser } from "../../testing/a-user.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { TooltipProvider } from "../../ui/overlay/tooltip.tsx";
import { PackagesSection } from "./packages-section.tsx";
import { aPackage, aQuestion, aRule, packageId, ruleId, searchId } from "./testing/a-package.ts";

type Props = ComponentProps<typeof PackagesSection>;
const at = "/dashboard?section=auto-apply";
const one = `/api/packages/${packageId}`;

/** The section at an item of its own, as the page keeps it in the address. */
function Section({ item: first, ...rest }: Partial<Props>) {
  const [item, setItem] = useState(first);
  return (
    <TooltipProvider>
      <PackagesSection
        userId={aUser().id}
        view={undefined}
        searches={{ list: [{ id: searchId, name: "nurse" }], save: () => Promise.reject(new Error()) }}
        resumes={[]}
        lockedBy={null}
        limitedBy={null}
        {...rest}
        item={item}
        onOpen={(to) => setItem(to?.item)}
      />
    </TooltipProvider>
  );
}

/** A server with one package, which `change` answers to any POST. */
function aServer(made: Package, changes: Parameters<typeof answerCalls>[0] = {}) {
  return answerCalls({
    "GET /api/apply-rules": { body: { rules: [aRule()], limit: 20 } },
    "GET /api/packages": { body: { packages: [made], hasMore: false } },
    [`GET ${one}`]: { body: { package: made } },
    ...changes,
  });
}

beforeAll(() => loadTexts("packages", "validation", "job-search", "errors"));
beforeEach(() => storeUser(aUser()));
afterEach(() => vi.unstubAllGlobals());

describe("one application", () => {
  it("leaves statistics to the form, and says why only the person answers a locked question", async () => {
    const answers = [
      aQuestion("First name", { answer: "Nora", origin: "resume" }),
      aQuestion("Do you need a visa?", { topic: "visa", origin: "locked" }),
      aQuestion("Gender", { statistics: true, origin: "never" }),
      aQuestion("Shifts", { kind: "choices", options: ["Early", "Late"], answer: "Late", origin: "answers" }),
    ];
    aServer(aPackage({ answers, questionsFrom: "usual" }));
    await renderAt(at, <Section item={packageId} />);
    expect(await screen.findByLabelText<HTMLInputElement>("First name")).toHaveProperty("value", "Nora");
    expect(screen.getByText("From your resume")).toBeTruthy();
    expect(screen.queryByLabelText("Gender")).toBeNull();
    expect(screen.getByText(/neither fills it in nor keeps it/)).toBeTruthy();
    expect(screen.getByLabelText("Do you need a visa?").getAttribute("aria-describedby")).not.toBeNull();
    expect(screen.getByText("Visas and permits: only you answer this, each time.")).toBeTruthy();
    const late = within(screen.getByRole("group", { name: "Shifts" })).getByLabelText("Late");
    expect(late).toHaveProperty("checked", true);
    expect(screen.getByText(/the real ones may differ/)).toBeTruthy();
  });

  it("saves changed answers alone, and approves only when none that is required is missing", async () => {
    const opened: unknown[] = [];
    vi.stubGlobal("open", (...what: unknown[]) => void opened.push(what));
    const before = aPackage({
      answers: [aQuestion("Why us?", { required: true }), aQuestion("Where from?")],
    });
    const answered = {
      ...before,
      version: 2,
      answers: [aQuestion("Why us?", { required: true, answer: "Nights", origin: "person" })],
    };
    const approved = { ...answered, status: "approved" as const, version: 3 };
    const asked = aServer(before, {
      [`PUT ${one}`]: { body: { package: answered } },
      [`POST ${one}/approve`]: { body: { package: approved, url: before.job.url } },
    });
    await renderAt(at, <Section item={packageId} />);
    fireEvent.click(await screen.findByRole("button", { name: "Approve" }));
    const missing = await screen.findByLabelText("Why us?");
    expect(missing.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(missing);
    expect(asked.some(({ method }) => method === "POST")).toBe(false);
    fireEvent.change(missing, { target: { value: "Nights" } });
    fireEvent.click(screen.getByRole("button", { name: "Approve" }));
    await screen.findByText("Now send it yourself");
    const put = asked.find(({ method }) => method === "PUT");
    expect(await put?.json()).toEqual({ answers: [{ id: "Why us?", answer: "Nights" }], version: 1 });
    expect(opened).toEqual([["https://example.org/jobs/1", "_blank", "noopener,noreferrer"]]);
  });

  it("records that it was sent when the connection is back", async () => {
    const made = aPackage({ status: "approved" });
    let isOnline = false;
    aServer(made, {
      [`POST ${one}/sent`]: () => {
        if (!isOnline) throw new TypeError("Failed to fetch");
        return { body: { package: { ...made, status: "sent", version: 2 } } };
      },
    });
    await renderAt(at, <Section item={packageId} />);
    fireEvent.click(await screen.findByRole("button", { name: "I sent it" }));
    await screen.findByText(/there is no connection to record that/);
    isOnline = true;
    fireEvent(window, new Event("online"));
    await screen.findByText("You sent this application. It is kept as it was sent.");
    expect(Object.keys(localStorage).filter((key) => key.includes("sent"))).toEqual([]);
  });

  it("says that a sample is one and opens no page for it; a posting's address cannot be a script", async () => {
    const job = { ...aPackage().job, sample: true, url: "javascript:alert(1)", mailTo: "a@b.ch?bcc=c@d.ch" };
    aServer(aPackage({ status: "approved", job }));
    await renderAt(at, <Section item={packageId} />);
    await screen.findByText(/nobody would read an application to it/);
    const links = screen.queryAllByRole("link").map((link) => link.getAttribute("href") ?? "");
    expect(links.filter((href) => /^(javascript|mailto):/.test(href))).toEqual([]);
  });
});

it("shows what a dismissal would change in the rule, and changes it only when asked", async () => {
  const made = aPackage();
  const put = { ...made, status: "dismissed" as const, dismissed: { reason: "title" as const, note: "" } };
  const saved = aRule({ version: 2 });
  const asked = aServer(made, {
    [`POST ${one}/dismiss`]: {
      body: { package: put, proposal: { avoidTitles: ["intern", "night"], minMatch: 70 } },
    },
    [`PUT /api/apply-rules/${ruleId}`]: { body: { rule: saved } },
    [`POST ${one}/reopen`]: { body: { package: { ...made, version: 3 } } },
  });
  await renderAt(at, <Section />);
  fireEvent.click(await screen.findByRole("button", { name: "Dismiss Registered Nurse" }));
  fireEvent.click(screen.getByRole("radio", { name: "Not my kind of work" }));
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  const note = await screen.findByRole("region", { name: "Dismissed application" });
  within(note).getByText("Words to avoid in the title: add night");
  within(note).getByText("Minimum match, in percent: 70 instead of 60");
  expect(asked.some(({ method }) => method === "PUT")).toBe(false);
  fireEvent.click(within(note).getByRole("button", { name: "Change the rule" }));
  await within(note).findByText("The rule “Nursing” was changed.");
  const change = await asked.find(({ method }) => method === "PUT")?.json();
  expect(change).toMatchObject({
    version: 1,
    criteria: { minMatch: 70, avoidTitles: ["intern", "night"], perDay: 5 },
  });
});

it("keeps a half-typed rule in this browser", async () => {
  aServer(aPackage());
  await renderAt(at, <Section item="rule:new" />);
  fireEvent.change(await screen.findByLabelText("Name of the rule"), { target: { value: "Day shifts" } });
  fireEvent.click(screen.getByRole("button", { name: "All rules" }));
  await waitFor(() =>
    expect(Object.values(localStorage).some((kept) => String(kept).includes("Day shifts"))).toBe(true),
  );
});
