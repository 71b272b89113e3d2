import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { alerts, showAlert } from "./alert.ts";
import { Dialog } from "./dialog.tsx";
import { Hosts } from "./hosts.tsx";
import { currentToast, toast } from "./toast.ts";

afterEach(() => {
  vi.useRealTimers();
  alerts.set([]);
  currentToast.set(null);
});

describe("alerts", () => {
  it("shows the exact text as an alertdialog until OK, one after the other", async () => {
    render(<Hosts />);
    const order: string[] = [];
    act(() => {
      void showAlert("Sign in failed: Wrong password.").then(() => order.push("first"));
      void showAlert("An unexpected error occurred").then(() => order.push("second"));
    });
    const first = await screen.findByRole("alertdialog", { name: "Sign in failed: Wrong password." });
    expect(first).toBeTruthy();
    expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "OK" }));
    await screen.findByRole("alertdialog", { name: "An unexpected error occurred" });
    expect(order).toEqual(["first"]);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    await vi.waitFor(() => expect(order).toEqual(["first", "second"]));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

describe("toasts", () => {
  it("shows one at a time, the newest, for 5 s", async () => {
    render(<Hosts />);
    act(() => toast({ title: "Resume deleted" }));
    await screen.findByText("Resume deleted");
    vi.useFakeTimers();
    act(() => toast({ title: "Upload failed", description: "Again.", variant: "destructive" }));
    expect(screen.queryByText("Resume deleted")).toBeNull();
    expect(screen.getByText("Upload failed")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(4_999));
    expect(screen.getByText("Upload failed")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText("Upload failed")).toBeNull();
  });

  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it.each(["before", "after"])("leaves Escape to a dialog that opened %s it", async (when) => {
    const onOpenChange = vi.fn();
    const screens = (open: boolean) => (
      <>
        <Dialog open={open} onOpenChange={onOpenChange} title="Window" />
        <Hosts />
      </>
    );
    const say = async () => {
      act(() => toast({ title: "Card moved", action: { label: "Undo", run: () => {} } }));
      await screen.findByText("Card moved");
    };
    const { rerender } = render(screens(when === "before"));
    if (when === "before") await screen.findByRole("dialog");
    await say();
    rerender(screens(true));
    await screen.findByRole("dialog");
    press("Escape");
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    rerender(screens(false));
    expect(screen.getByText("Card moved")).toBeTruthy();
    // With the focus outside the toast, Escape does not close it; with the focus inside, it does.
    press("Escape");
    expect(screen.getByText("Card moved")).toBeTruthy();
    screen.getByRole("button", { name: "Undo" }).focus();
    press("Escape");
    expect(screen.queryByText("Card moved")).toBeNull();
  });

  it("waits while it has the focus, and is reached by F8", async () => {
    render(<Hosts />);
    act(() => toast({ title: "Card moved", action: { label: "Undo", run: () => {} } }));
    await screen.findByText("Card moved");
    press("F8");
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Notifications" }));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    act(() => screen.getByRole("button", { name: "Undo" }).focus());
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText("Card moved")).toBeTruthy();
    act(() => screen.getByRole("button", { name: "Undo" }).blur());
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.queryByText("Card moved")).toBeNull();
  });
});
