import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CodeInput } from "./code-input.tsx";
import { Field } from "./field.tsx";

it.each([
  ["123 456", "123456"],
  ["123-456\n", "123456"],
  ["1234567", "123456"],
])("takes %j that is pasted for %s", (pasted, code) => {
  const taken: string[] = [];
  render(
    <Field label="Code">
      <CodeInput length={6} onPasted={(text) => taken.push(text)} />
    </Field>,
  );
  const field = screen.getByLabelText("Code");
  const event = createEvent.paste(field, { clipboardData: { getData: () => pasted } });
  fireEvent(field, event);
  expect(event.defaultPrevented).toBe(true);
  expect(taken).toEqual([code]);
});
