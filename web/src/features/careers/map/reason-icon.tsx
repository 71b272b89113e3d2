import type { EdgeReason } from "@waymark/contract/careers";
import {
  ArrowLeftRight,
  BadgeCheck,
  Briefcase,
  Clock3,
  Expand,
  Gem,
  GraduationCap,
  type LucideIcon,
  Network,
  Presentation,
  Shuffle,
  Sprout,
  Store,
  Users,
} from "lucide-react";

const icons: Record<EdgeReason, LucideIcon> = {
  lead: Users,
  master: Gem,
  licence: BadgeCheck,
  degree: GraduationCap,
  manage: Briefcase,
  own: Store,
  breadth: Expand,
  skills: Shuffle,
  sector: ArrowLeftRight,
  teach: Presentation,
  growing: Sprout,
  regular: Clock3,
  change: Network,
};

export function ReasonIcon({ kind, className }: { kind: EdgeReason; className?: string }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" {...(className === undefined ? {} : { className })} />;
}
