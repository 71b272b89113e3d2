import { vi } from "vitest";

// A worker keeps the packages loaded for all its files; our own modules, which have state, are loaded for each anew.
vi.resetModules();
