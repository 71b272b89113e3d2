import { useNavigate } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PhoneSteps } from "../features/phone/phone-steps.tsx";
import { SignInStepper } from "../features/sign-in/sign-in-stepper.tsx";
import { TextRouteLink } from "../lib/navigation/links.tsx";
import { leaveTo } from "../lib/navigation/page-fade.ts";
import { usePageTitle } from "../lib/navigation/page-title.ts";
import { clearPendingUser, readPendingUser } from "../lib/session/stored-user.ts";
import { SplitPage } from "../ui/split-page.tsx";

/** Needs a person who registered and has not finished or skipped the phone step. */
export function VerifyPhone() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [pending] = useState(readPendingUser);
  usePageTitle(t("phone.title"));
  useEffect(() => {
    if (!pending) void navigate({ to: "/signin", replace: true });
  }, [pending, navigate]);
  if (!pending) return null;
  const leave = () => {
    clearPendingUser();
    void leaveTo("/");
  };
  return (
    <SplitPage headline={t("sign-in.way.headline")} aside={<SignInStepper />}>
      <div className="m-auto grid w-full max-w-md gap-5">
        <TextRouteLink to="/signin" className="inline-flex items-center gap-1 justify-self-start">
          <ChevronLeft aria-hidden="true" className="size-4" />
          {t("phone.back")}
        </TextRouteLink>
        <h1 className="text-3xl">{t("phone.title")}</h1>
        <PhoneSteps userId={pending.id} canResend={false} onVerified={leave} />
      </div>
    </SplitPage>
  );
}
