import type { Team } from "@waymark/contract/teams";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { useLeave } from "./queries.ts";

/** Leaves the team, after a confirmation, because coming back needs a new invitation. */
export function LeaveTeam({ team }: { team: Team }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const leave = useLeave(team.id);
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t("teams.leave")}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t("teams.leave")}
        description={t("teams.leaveText", { team: team.name })}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("common.cancel")}
            </Button>
            <Button
              variant="destructive"
              busy={leave.isPending}
              onClick={() =>
                leave.mutate(undefined, {
                  onSuccess: () => toast({ title: t("teams.left", { team: team.name }) }),
                })
              }
            >
              {t("teams.leave")}
            </Button>
          </>
        }
      >
        {leave.error && (
          <Notice>{leave.error instanceof CallError ? leave.error.error : t("teams.failed")}</Notice>
        )}
      </Dialog>
    </div>
  );
}
