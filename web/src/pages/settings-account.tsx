import { DeletedApplications } from "../features/applications/deleted-applications.tsx";
import { PersonalDataSettings } from "../features/personal-data/personal-data.tsx";
import { DeletedResumes } from "../features/resumes/deleted-resumes.tsx";
import { SecuritySettings } from "../features/security/security-settings.tsx";
import { Activity } from "../features/security/sessions/activity.tsx";
import { Devices } from "../features/security/sessions/devices.tsx";
import { LinkedIdentities } from "../features/sign-in/linked/linked-identities.tsx";
import { VerifyEmailNote } from "../features/sign-in/linked/verify-email-note.tsx";

/** The account tab of Settings: one piece from each feature. */
export function AccountTab() {
  return (
    <>
      <VerifyEmailNote />
      <div>
        <SecuritySettings />
        <LinkedIdentities />
        <Devices />
        <Activity />
        <DeletedResumes />
        <DeletedApplications />
        <PersonalDataSettings />
      </div>
    </>
  );
}
