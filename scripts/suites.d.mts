import type { PlaywrightTestConfig, Project, ReporterDescription } from '@playwright/test';

/** What a configuration has to have for the suites; `defineConfig(await suites(), …)` adds the rest. */
export interface SuitesConfig extends Pick<PlaywrightTestConfig, 'globalSetup' | 'webServer'> {
  /** One: of the service, or of the client. */
  readonly projects: [Project];
  /** The first of them takes secrets out of what later ones are handed: keep it first. */
  readonly reporter: ReporterDescription[];
}

/**
 * The suites of one subject, by the settings of the environment and `.env`. @param asked which; absent: as `--project` and
 * `LODGING_SUBJECT` say, else the service @throws {Error} that lists every problem of the settings
 */
export function suites(asked?: 'service' | 'client'): Promise<SuitesConfig>;
