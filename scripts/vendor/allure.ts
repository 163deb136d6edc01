/**
 * Makes an Allure report: `node allure.js RESULTS CONFIGURATION OUTPUT`. The build bundles it with the parts of
 * Allure that it needs: Allure's packages are three times as many as all others of the suite, and take longer to
 * load than the report takes to be made.
 */
import { readFileSync } from 'node:fs';
import { AllureReport, resolveConfig } from '@allurereport/core';
import AwesomePlugin from '@allurereport/plugin-awesome';

const [results = '', configuration = '', output = ''] = process.argv.slice(2);
const { options, ...config } = JSON.parse(readFileSync(configuration, 'utf8'));
// Plugins are not looked up by name: the bundle contains only this one.
const resolved = await resolveConfig(config, { output, plugins: {} });
const awesome = { id: 'awesome', enabled: true, options, plugin: new AwesomePlugin(options) };
const report = new AllureReport({ ...resolved, plugins: [awesome] });
await report.start();
await report.readDirectory(results);
await report.done();
