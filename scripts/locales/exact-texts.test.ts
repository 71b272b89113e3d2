import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/**
 * The English texts that the product's description fixes word for word. A text with a value in it stands as the locale
 * file has it. 'This section is coming soon!' is missing, since every section has its screen. Each must be a whole text, or the whole beginning of one before its value.
 */
const exact = `
404 Page Not Found
Did you forget to add the page to the router?
Checking authentication...
Resetting authentication...
Sign In
Get Started
AI-Powered Job Matching
Automated Applications
Smart Resume Optimization
Interview Preparation
Start Your Job Search
Watch Demo
Save 20%
Get Started Free
Start Free Trial
Schedule Demo
Features
Pricing
API
Integrations
About
Blog
Careers
Contact
Privacy Policy
Terms of Service
Cookie Policy
Continue
Change
Forgot your password?
Create Account
Sign up
Request Demo
Send Verification Code
Verify Phone
Change phone number
Resend code
Skip for now
Back to Sign In
Let's Get Started
AI Resume Analysis
Connect LinkedIn
Skip and fill manually
Complete Your Profile
Full Name
Email
Location
Professional Summary
Back
Saving...
Choose Your Plan
Most Popular
Free Trial
Pro Monthly
Team
Checking your progress...
Processing file...
AI analyzing content...
Extracting professional data...
Finalizing profile...
Preparing checkout...
Processing...
Back to Plans
Failed to initialize payment. Please try again.
Job Hub
Search
Saved Jobs
Auto Apply
Applications
Resumes
Cover Letters
Job Interviews
Interview Buddy
Career Paths
Analytics
Settings
Support
Upgrade
Sign Out
Find Your Next Opportunity
Remote only
All types
Full-time
Part-time
Contract
Internship
Search Jobs
AI Insights
Popular across all industries
{{n}} Jobs Found
Today
Yesterday
Load More Jobs
No jobs found
Try adjusting your search criteria or browse trending keywords above.
Reset Search
AI insights not available
AI Career Path Visualization
Regenerate Paths
Path to {{role}}
View Action Plan
No career paths generated yet. Click "Regenerate Paths" to get started.
Supports PDF, DOC, DOCX files
Create New Resume
JPG, PNG or GIF. Max size 2MB.
You must provide either an email or phone number and a password
Sign in failed: {{reason}}
An unexpected error occurred
Sign up failed: {{reason}}
{{provider}} sign in failed: {{reason}}
Failed to send code: {{reason}}
Failed to send verification code
Verification failed: {{reason}}
Failed to verify code
Failed to parse resume: {{reason}}
Unknown error
Failed to upload resume: {{reason}}
Failed to upload resume. Please try again.
Failed to upload photo
Failed to create profile: {{reason}}
Failed to create profile
Verification code sent to your phone!
Phone verified successfully!
An error occurred
Payment failed
Upload failed
There was an error uploading your resume. Please try again.
Delete failed
There was an error deleting the resume. Please try again.
Download failed
There was an error downloading your resume.
Failed to update profile. Please try again.
Failed to update preferences. Please try again.
Resume uploaded successfully
Your resume has been uploaded to secure storage and parsed automatically.
Resume deleted
"{{name}}" has been removed from your collection.
Download started
Your resume download has started.
Profile Updated
Your profile has been successfully updated.
Preferences Updated
Your preferences have been successfully saved.
Changes Cancelled
All unsaved changes have been reverted.
Interview Scheduled
Under Review
Applied
Phone Screen
Technical Interview
Final Round
Are you sure you want to delete "{{name}}"? This action cannot be undone.
Failed to parse resume
`
  .trim()
  .split("\n");

function textsIn(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

const folder = join(import.meta.dirname, "../../locales/en");
const known = new Set(
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => textsIn(JSON.parse(readFileSync(join(folder, name), "utf8")))),
);

it("the texts that the product's description fixes stand in the English files as they are", () => {
  const missing = exact.filter(
    (text) => !known.has(text) && ![...known].some((one) => one.startsWith(`${text}:`)),
  );
  expect(missing).toEqual([]);
});
