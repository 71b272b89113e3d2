import { useMutation, useQuery } from "@tanstack/react-query";
import { readVerification, sendVerification, showVerification } from "@waymark/contract/sign-in";
import { call } from "../api/call.ts";

/** Tells whether this server sends mail out, and whether it can show the confirmation message on screen instead. */
export function useVerificationMail() {
  return useQuery({
    queryKey: ["verification-mail"],
    queryFn: ({ signal }) => call(readVerification, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const useSendVerification = () =>
  useMutation({ mutationFn: () => call(sendVerification, { body: {} }) });
export const useShowVerification = () =>
  useMutation({ mutationFn: () => call(showVerification, { body: {} }) });
