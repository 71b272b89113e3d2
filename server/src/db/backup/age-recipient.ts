import { Encrypter } from "age-encryption";
import { z } from "zod";

/** The public half of an age identity (`age1…`), to which a file can be encrypted. */
export const AgeRecipient = z
  .string()
  .trim()
  .refine((text) => {
    try {
      new Encrypter().addRecipient(text);
      return true;
    } catch {
      return false;
    }
  }, "not an age recipient (age1…)");
