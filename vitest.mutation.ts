import { defineConfig } from 'vitest/config';
import workspace from './vitest.workspace.ts';

/** The tests of the package that is mutated: `MUTATED` names it. */
const mutated = process.env['MUTATED'] ?? '';
const { projects = [], ...test } = workspace.test ?? {};

const isOfPackage = (project: (typeof projects)[number]): boolean => {
  const name = typeof project === 'object' && 'test' in project ? project.test?.name : undefined;
  return name === mutated || name === `${mutated}:dom`;
};

export default defineConfig({ ...workspace, test: { ...test, projects: projects.filter(isOfPackage) } });
