import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { PasswordInput } from "./password-input.tsx";

describe("Field", () => {
  it("ties label, hint and error to the control", () => {
    render(
      <Field label="Email" hint="Where we write to" error="Not an address" required>
        <Input type="email" />
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Email" });
    const described = (input.getAttribute("aria-describedby") ?? "").split(" ");
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Where we write to",
      "Not an address",
    ]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("alert").textContent).toBe("Not an address");
  });
});

describe("PasswordInput", () => {
  it("shows and hides the password", () => {
    render(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText("Password");
    expect(input.getAttribute("type")).toBe("password");
    fireEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(input.getAttribute("type")).toBe("text");
    fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(input.getAttribute("type")).toBe("password");
  });
});
