import { openPrinter, type PrinterOptions } from "../printing/open-printer.ts";
import type { Printer } from "../printing/printer.ts";
import { childProgram } from "./child-program.ts";

/** The product's own typesetter run from its sources: a process that starts with the first print. */
export const aPrinter = (options: Partial<PrinterOptions> = {}): Printer =>
  openPrinter({
    ...childProgram("printing/child.ts"),
    timeoutMs: 20_000,
    queue: 50,
    ...options,
  });
