import fc from "fast-check";

// On CI, property tests use the same inputs each time, so that only a change can break them; elsewhere they use new
// ones.
if (process.env.CI === "true") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 });
