import { useMutation, useQuery } from "@tanstack/react-query";
import { readStatus } from "@waymark/contract/support";
import {
  type ContactForm,
  contactSeconds,
  contactToken,
  sendContact,
} from "@waymark/contract/support-contact";
import type { z } from "zod";
import { call } from "../../lib/api/call.ts";

export function useStatus() {
  return useQuery({
    queryKey: ["status"],
    queryFn: ({ signal }) => call(readStatus, { signal }),
  });
}

/** With the time of fetching: the server refuses messages sent less than `contactSeconds` later. */
export function useFormToken() {
  return useQuery({
    queryKey: ["contact-token"],
    queryFn: async ({ signal }) => ({ ...(await call(contactToken, { signal })), at: Date.now() }),
    staleTime: 12 * 3_600_000,
  });
}

const wait = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms));

/** People who fill in the form very fast are only made to wait. */
export function useSendMessage() {
  return useMutation({
    mutationFn: async ({ at, ...body }: z.input<typeof ContactForm> & { at: number }) => {
      await wait(Math.max(0, at + contactSeconds * 1_000 + 300 - Date.now()));
      return call(sendContact, { body });
    },
  });
}
