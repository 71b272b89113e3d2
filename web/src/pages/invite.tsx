import { QueryClientProvider } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { InvitationPanel } from "../features/teams/invitation-panel.tsx";
import { queryClient } from "../lib/api/query-client.ts";
import { ButtonRouteLink } from "../lib/navigation/links.tsx";
import { usePageTitle } from "../lib/navigation/page-title.ts";
import { useStoredUser } from "../lib/session/session.tsx";
import { storeInvitation } from "../lib/session/stored-invitation.ts";
import { SplitPage } from "../ui/split-page.tsx";

/**
 * The page of an invitation link. Opening it changes nothing; a reader without an account is sent back here
 * after signing up.
 */
export function Invite() {
  const { t } = useTranslation();
  const { token } = useParams({ from: "/invite/$token" });
  const navigate = useNavigate();
  const stored = useStoredUser();
  usePageTitle(t("teams-invitation.title"));
  return (
    <QueryClientProvider client={queryClient}>
      <SplitPage headline={t("teams-invitation.headline")}>
        <InvitationPanel
          token={token}
          signedInAs={stored?.email ?? null}
          onAccepted={() => void navigate({ to: "/dashboard", search: { section: "upgrade" } })}
          onSignIn={() => {
            storeInvitation(token);
            void navigate({ to: "/signin" });
          }}
          toDashboard={
            <ButtonRouteLink to={stored ? "/dashboard" : "/signin"} variant="secondary">
              {t(stored ? "teams-invitation.dashboard" : "teams-invitation.signin")}
            </ButtonRouteLink>
          }
        />
      </SplitPage>
    </QueryClientProvider>
  );
}
