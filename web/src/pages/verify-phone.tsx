import { useNavigate } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SigninTrail } from "../features/signin/signin-trail.tsx";
import { ButtonRouteLink, TextRouteLink } from "../lib/links.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { readPendingUser } from "../lib/stored-user.ts";
import { SplitPage } from "../ui/split-page.tsx";

/** Needs somebody who registered and has not dealt with the phone. No message can be sent yet, and it says so. */
export function VerifyPhone() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [pending] = useState(readPendingUser);
  usePageTitle(t("phone.title"));
  useEffect(() => {
    if (!pending) void navigate({ to: "/signin", replace: true });
  }, [pending, navigate]);
  if (!pending) return null;
  return (
    <SplitPage headline={t("signin.way.headline")} aside={<SigninTrail />}>
      <div className="m-auto grid w-full max-w-100 justify-items-start gap-5">
        <TextRouteLink to="/signin" className="inline-flex items-center gap-1">
          <ChevronLeft aria-hidden="true" className="size-4" />
          {t("phone.back")}
        </TextRouteLink>
        <h1 className="text-3xl">{t("phone.title")}</h1>
        <p className="text-muted text-pretty">{t("phone.later")}</p>
        <ButtonRouteLink to="/onboarding">{t("phone.goOn")}</ButtonRouteLink>
      </div>
    </SplitPage>
  );
}
