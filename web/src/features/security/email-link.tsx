import type { AnswerOf } from "@waymark/contract/endpoint";
import type { readEmailLink } from "@waymark/contract/security";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, SkeletonText } from "../../ui/skeleton.tsx";
import { confirmEmail, readLink, refuseEmail } from "./queries.ts";

type Link = AnswerOf<typeof readEmailLink>;
type State =
  | { is: "loading" }
  | { is: "failed"; reason: string; again: boolean }
  | { is: "asking"; link: Link }
  | { is: "done"; how: "changed" | "confirmed" | "refused"; link: Link };

/** Changes nothing before a button is pressed. For `/recover?purpose=confirm-email#token=…`. */
export function EmailLink({ token }: { token: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ is: "loading" });
  const [busy, setBusy] = useState<"confirm" | "refuse" | null>(null);
  const fail = useCallback(
    (error: unknown) => {
      const isKnown = error instanceof CallError;
      const again = !isKnown || (error.code !== "link_invalid" && error.code !== "email_taken");
      setState({ is: "failed", reason: isKnown ? error.error : t("security.failed.text"), again });
    },
    [t],
  );
  const read = useCallback(() => {
    setState({ is: "loading" });
    readLink(token).then((link) => setState({ is: "asking", link }), fail);
  }, [token, fail]);
  useEffect(read, [read]);

  const answer = async (link: Link, kind: "confirm" | "refuse") => {
    setBusy(kind);
    await (kind === "confirm"
      ? confirmEmail(token).then(({ changed }) => (changed ? "changed" : "confirmed"))
      : refuseEmail(token).then(() => "refused" as const)
    ).then((how) => setState({ is: "done", how: how as "changed" | "confirmed" | "refused", link }), fail);
    setBusy(null);
  };

  if (state.is === "loading")
    return (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    );
  if (state.is === "failed")
    return (
      <div className="grid gap-4">
        <h1 className="text-3xl">{t("security.link.title")}</h1>
        <Notice {...(state.again ? { onRetry: read } : {})}>{state.reason}</Notice>
        {!state.again && <p className="text-muted">{t("security.link.over")}</p>}
      </div>
    );
  const { link } = state;
  if (state.is === "done")
    return (
      <div className="grid gap-2" role="status">
        <h1 className="text-3xl">{t(`security.link.${state.how}.title`)}</h1>
        <p className="text-muted text-pretty">
          {t(`security.link.${state.how}.text`, { email: link.newEmail })}
        </p>
      </div>
    );
  return <Question link={link} busy={busy} onAnswer={(kind) => void answer(link, kind)} />;
}

function Question({
  link,
  busy,
  onAnswer,
}: {
  link: Link;
  busy: "confirm" | "refuse" | null;
  onAnswer: (kind: "confirm" | "refuse") => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="text-3xl">{t("security.link.title")}</h1>
        <p className="text-pretty wrap-anywhere">
          {t(`security.link.${link.side}`, { oldEmail: link.oldEmail, newEmail: link.newEmail })}
        </p>
        <p className="text-muted text-pretty">
          {t(link.confirmed ? "security.link.waits" : "security.link.notYou")}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {!link.confirmed && (
          <Button busy={busy === "confirm"} onClick={() => onAnswer("confirm")}>
            {t("security.link.confirm")}
          </Button>
        )}
        <Button variant="secondary" busy={busy === "refuse"} onClick={() => onAnswer("refuse")}>
          {t("security.link.refuse")}
        </Button>
      </div>
    </div>
  );
}
