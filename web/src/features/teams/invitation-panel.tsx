import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { CallError, isSessionOver } from "../../lib/api/call.ts";
import { ConfirmAddress } from "../../lib/confirm-address/confirm-address.tsx";
import { clearStoredInvitation, storeInvitation } from "../../lib/session/stored-invitation.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, SkeletonText } from "../../ui/skeleton.tsx";
import { useAccept, useInvitation } from "./queries.ts";

interface InvitationProps {
  token: string;
  signedInAs: string | null;
  onAccepted: () => void;
  onSignIn: () => void;
  toDashboard: ReactNode;
}

export function InvitationPanel(props: InvitationProps) {
  const { token, signedInAs, toDashboard } = props;
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useInvitation(token);
  const code = error instanceof CallError ? error.code : null;
  const gone = code === "not_found" || code === "invitation_over";
  useEffect(() => {
    // The reader is signed in and back at the invitation, so it need not be kept any longer.
    if (gone || signedInAs !== null) clearStoredInvitation();
  }, [gone, signedInAs]);
  if (isPending) {
    return (
      <div className="m-auto w-full max-w-100">
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      </div>
    );
  }
  if (error) {
    return (
      <div className="m-auto grid w-full max-w-100 justify-items-start gap-5">
        <h1 className="text-3xl">{t(gone ? "teams-invitation.over" : "teams-invitation.title")}</h1>
        <Notice {...(gone ? {} : { onRetry: () => void refetch() })}>
          {code === "not_found"
            ? t("teams-invitation.unknown")
            : error instanceof CallError
              ? error.error
              : t("teams.failed")}
        </Notice>
        {toDashboard}
      </div>
    );
  }
  return <Invited {...props} invitation={data} />;
}

/** A valid invitation, with the way into the team. */
function Invited({
  invitation: data,
  token,
  signedInAs,
  onAccepted,
  onSignIn,
  toDashboard,
}: InvitationProps & { invitation: NonNullable<ReturnType<typeof useInvitation>["data"]> }) {
  const { t } = useTranslation();
  const accept = useAccept();
  const take = () =>
    accept.mutate(token, {
      onSuccess: onAccepted,
      onError: (problem) => {
        if (isSessionOver(problem)) onSignIn();
        // The link in the confirmation mail opens elsewhere; the kept invitation leads back here.
        else if (problem instanceof CallError && problem.code === "email_unverified") storeInvitation(token);
      },
    });
  const full = data.seatsLeft === 0;
  return (
    <div className="m-auto grid w-full max-w-100 animate-rise justify-items-start gap-5">
      <h1 className="text-3xl text-balance">
        {t("teams-invitation.heading", { team: data.brand?.name ?? data.teamName })}
      </h1>
      <p className="text-pretty">{t("teams-invitation.text", { name: data.invitedBy })}</p>
      {data.alreadyMember && <Notice tone="info">{t("teams-invitation.already")}</Notice>}
      {!data.alreadyMember && full && <Notice tone="info">{t("teams-invitation.full")}</Notice>}
      {accept.error && !isSessionOver(accept.error) && (
        <Notice>{accept.error instanceof CallError ? accept.error.error : t("teams.failed")}</Notice>
      )}
      {accept.error instanceof CallError && accept.error.code === "email_unverified" && <ConfirmAddress />}
      {data.alreadyMember || full ? (
        toDashboard
      ) : signedInAs === null ? (
        <>
          <Button onClick={onSignIn}>{t("teams-invitation.signinFirst")}</Button>
          <p className="text-sm text-muted">{t("teams-invitation.back")}</p>
        </>
      ) : (
        <>
          <Button busy={accept.isPending} onClick={take}>
            {t("teams-invitation.accept")}
          </Button>
          <p className="text-sm text-muted break-words">{t("teams-invitation.as", { email: signedInAs })}</p>
        </>
      )}
    </div>
  );
}
