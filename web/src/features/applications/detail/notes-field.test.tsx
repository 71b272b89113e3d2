import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadTexts } from "../../../lib/language/i18n.ts";
import { NotesField } from "./notes-field.tsx";

beforeAll(() => loadTexts("applications"));
afterEach(cleanup);

it("saves what is typed on top of the note it was begun on, when another tab changes it meanwhile", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(<NotesField value="Begun" status="saved" onSave={first} />);
  const box = screen.getByRole<HTMLTextAreaElement>("textbox");
  fireEvent.change(box, { target: { value: "Begun, and more" } });
  rerender(<NotesField value="From the other tab" status="saved" onSave={second} />);
  expect(box.value).toBe("Begun, and more");
  fireEvent.blur(box);
  expect(first).toHaveBeenCalledWith("Begun, and more", "Begun");
  expect(second).not.toHaveBeenCalled();
  fireEvent.change(box, { target: { value: "Anew" } });
  window.dispatchEvent(new Event("pagehide"));
  expect(second).toHaveBeenCalledWith("Anew", "From the other tab");
});
