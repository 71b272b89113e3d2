import fc from "fast-check";

// On CI properties are tried on the same inputs each time, so that only a change can break them; elsewhere on new ones.
if (process.env.CI === "true") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 });
