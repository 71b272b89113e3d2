import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { useSendVerification } from "./queries.ts";

/** The press that mails the link again with which an address is proven. */
export function SendVerification() {
  const { t } = useTranslation();
  const send = useSendVerification();
  return send.isSuccess ? (
    <p role="status" className="font-medium">
      {t("ways.verify.sent")}
    </p>
  ) : (
    <div>
      <Button variant="secondary" size="sm" busy={send.isPending} onClick={() => send.mutate()}>
        {t(send.isPending ? "ways.verify.sending" : "ways.verify.send")}
      </Button>
    </div>
  );
}
