import { savePreferences } from "@waymark/contract/settings";
import type { Language } from "@waymark/contract/values";
import { call } from "../api/call.ts";

export const saveLanguage = (id: string, language: Language) =>
  call(savePreferences, { params: { id }, body: { localization: { language } } });
