import { QueryClientProvider } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BrandFoot, BrandMark, brandStyle } from "../features/teams/branding/brand-frame.tsx";
import { InvitationPanel } from "../features/teams/invitation-panel.tsx";
import { useInvitation } from "../features/teams/queries.ts";
import { queryClient } from "../lib/api/query-client.ts";
import { ButtonRouteLink } from "../lib/navigation/links.tsx";
import { usePageTitle } from "../lib/navigation/page-title.ts";
import { useStoredUser } from "../lib/session/session.tsx";
import { storeInvitation } from "../lib/session/stored-invitation.ts";
import { SplitPage } from "../ui/split-page.tsx";

/** Opening it changes nothing; a reader without an account is sent back here after signing up. */
export function Invite() {
  return (
    <QueryClientProvider client={queryClient}>
      <InvitePage />
    </QueryClientProvider>
  );
}

/** The invitation, which looks like the team's own page where the team has a brand. */
function InvitePage() {
  const { t } = useTranslation();
  const { token } = useParams({ from: "/invite/$token" });
  const navigate = useNavigate();
  const stored = useStoredUser();
  const brand = useInvitation(token).data?.brand ?? null;
  usePageTitle(t("teams-invitation.title"));
  return (
    <SplitPage
      {...(brand === null
        ? { headline: t("teams-invitation.headline") }
        : {
            logo: <BrandMark brand={brand} withName />,
            colors: brandStyle(brand.color),
            footer: (
              <div className="w-full max-w-100">
                <BrandFoot brand={brand} />
              </div>
            ),
          })}
    >
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
  );
}
