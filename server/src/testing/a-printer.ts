import { join } from "node:path";
import { openPrinter, type PrinterOptions } from "../printing/open-printer.ts";
import type { Printer } from "../printing/printer.ts";

/** The product's own typesetter run from its sources: a process that starts with the first print. */
export const aPrinter = (options: Partial<PrinterOptions> = {}): Printer =>
  openPrinter({
    entry: join(import.meta.dirname, "../printing/child.ts"),
    execArgv: ["--import", "tsx"],
    timeoutMs: 20_000,
    queue: 50,
    ...options,
  });
