import { PlanSection } from "../../features/billing/plan-section.tsx";
import { TeamPanel } from "../../features/teams/team-panel.tsx";
import { useSession } from "../../lib/session/session.tsx";

/** The Upgrade section: the person's plan and, where it includes one, the team. */
export function UpgradeSection() {
  const { user } = useSession();
  const { id, localization } = user;
  return <PlanSection dates={localization} team={<TeamPanel ownId={id} dates={localization} />} />;
}
