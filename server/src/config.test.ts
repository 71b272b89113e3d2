import { describe, expect, it } from "vitest";
import { ConfigProblem, readConfig } from "./config.ts";
import { checkRecipient } from "./db/backup/backup-encryption.ts";

describe("readConfig", () => {
  it("has a default for everything", () => {
    const config = readConfig({});
    expect(config).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", PLANS: "enforced", publicAddress: false });
    expect(config.DATA_DIR).toMatch(/\/data$/);
  });

  it.each([
    ["https://waymark.example", true],
    ["http://waymark.example", false],
    ["https://localhost:3000", false],
    ["https://127.0.0.1", false],
    ["https://[::1]", false],
  ])("%s is a public address: %s", (PUBLIC_URL, expected) => {
    expect(readConfig({ PUBLIC_URL }).publicAddress).toBe(expected);
  });

  it.each([
    [{ PORT: "ninety" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ PLANS: "free" }, "PLANS"],
    [{ SEAL_KEY: "deadbeef" }, "SEAL_KEY"],
    [{ ALLOW_PRIVATE_OUTBOUND: "perhaps" }, "ALLOW_PRIVATE_OUTBOUND"],
    [{ SMS_PROVIDER: "pigeon" }, "SMS_PROVIDER"],
    [{ SMS_PROVIDER: "twilio" }, "TWILIO_ACCOUNT_SID"],
    [{ SMS_PROVIDER: "twilio" }, "TWILIO_FROM or TWILIO_MESSAGING_SERVICE"],
    [{ SMS_PROVIDER: "twilio-verify" }, "TWILIO_VERIFY_SERVICE"],
    [{ TWILIO_ACCOUNT_SID: "me" }, "TWILIO_ACCOUNT_SID"],
    [{ SMS_COUNTRIES: "Germany" }, "SMS_COUNTRIES"],
    [{ SMS_DAILY_CAP: "-1" }, "SMS_DAILY_CAP"],
    [{ FILES_S3_ENDPOINT: "nowhere" }, "FILES_S3_ENDPOINT"],
    [{ FILES_S3_ENDPOINT: "https://s3.example.org" }, "FILES_S3_BUCKET"],
  ])("refuses %j by the variable's name", (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigProblem);
    expect(() => readConfig(env)).toThrow(name);
  });

  it.each(["age1nobody", "ssh-ed25519 AAAA"])("refuses to encrypt backups to %s", async (recipient) => {
    const config = readConfig({ BACKUP_RECIPIENT: recipient });
    await expect(checkRecipient(config)).rejects.toThrow("BACKUP_RECIPIENT: not an age recipient");
  });

  it("never repeats a secret's value", () => {
    expect(() => readConfig({ SEAL_KEY: "my-secret" })).toThrow(expect.not.stringContaining("my-secret"));
  });

  it("takes an empty variable as not given, and false as false", () => {
    expect(readConfig({ PORT: "", ALLOW_PRIVATE_OUTBOUND: "false" })).toMatchObject({
      PORT: 3000,
      ALLOW_PRIVATE_OUTBOUND: false,
    });
  });
});
