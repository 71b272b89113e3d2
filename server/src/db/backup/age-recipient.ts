import { Encrypter } from "age-encryption";
import { z } from "zod";

/** `age1…`: a file can be encrypted to it. */
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
