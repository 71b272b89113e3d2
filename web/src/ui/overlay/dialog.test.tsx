import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { showAlert } from "./alert.ts";
import { Dialog } from "./dialog.tsx";
import { Hosts } from "./hosts.tsx";

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Window">
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            void showAlert("Read me");
          }}
        >
          Close and say
        </button>
        <button type="button" onClick={() => void showAlert("Read me")}>
          Say
        </button>
      </Dialog>
      <Hosts />
    </>
  );
}

const button = (name: string) => screen.findByRole("button", { name });
async function openWindow() {
  render(<Page />);
  const opener = await button("Open");
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

it("gives the focus back to the element that had it before", async () => {
  const opener = await openWindow();
  fireEvent.click(await button("Close"));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it("leaves the focus to an alert that opens as it closes", async () => {
  await openWindow();
  fireEvent.click(await button("Close and say"));
  const ok = await button("OK");
  await waitFor(() => expect(screen.queryByText("Close and say")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(ok));
  fireEvent.click(ok);
});

it("gives the focus to an alert over it, and gets it back after OK", async () => {
  await openWindow();
  const say = await button("Say");
  say.focus();
  fireEvent.click(say);
  const ok = await button("OK");
  await waitFor(() => expect(document.activeElement).toBe(ok));
  fireEvent.click(ok);
  await waitFor(() => expect(document.activeElement).toBe(say));
});
