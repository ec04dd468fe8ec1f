import { defineConfig } from 'vitest/config';
import workspace from './vitest.workspace.ts';

/** The projects of the mutated package, which the environment variable `MUTATED` names. */
const mutated = process.env['MUTATED'] ?? '';
const { projects = [], ...test } = workspace.test ?? {};

const isOfPackage = (project: (typeof projects)[number]): boolean => {
  const name = typeof project === 'object' && 'test' in project ? project.test?.name : undefined;
  return name === mutated || name === `${mutated}:dom`;
};

export default defineConfig({ ...workspace, test: { ...test, projects: projects.filter(isOfPackage) } });
