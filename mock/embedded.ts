import { fileURLToPath } from 'node:url';
export const EMBEDDED = {
  client: { id: 'certification-client', secret: 'certification-secret-not-for-production' },
  hotels: [
    { id: 100001, timeZone: 'America/Chicago' },
    { id: 100002, timeZone: 'America/St_Johns' },
    { id: 100003, timeZone: 'Asia/Kathmandu' },
    { id: 100004, timeZone: 'Australia/Lord_Howe' },
    { id: 100005, timeZone: 'America/Phoenix' },
  ],
  profileFile: fileURLToPath(new URL('profile.yaml', import.meta.url)),
};
