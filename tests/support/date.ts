/** The date on which a test runs, in this process. */
const machineNow = Date.now;

/** From now on it is that moment, and time passes as usual. */
export function setDate(date: string): void {
  const ahead = Date.parse(date) - machineNow();
  Date.now = () => machineNow() + ahead;
}
