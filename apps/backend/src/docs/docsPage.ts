import { html, raw } from 'hono/html';

type Parameter = { name?: string; in?: string; required?: boolean };
type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: unknown;
  responses?: unknown;
};
type Description = {
  info: { title: string; description: string };
  paths: Record<string, object>;
};

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 1rem }
h2 { margin-top: 2rem; text-transform: capitalize }
summary { cursor: pointer; padding: .4rem 0 }
code { font-family: ui-monospace, monospace }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700 }
pre { overflow: auto; padding: .75rem; border: 1px solid; border-radius: .25rem; font-size: .85rem }
`;

/** The OpenAPI description as one page that needs nothing else. */
export function docsPage({ info, paths }: Description) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]: [string, Operation]) => ({ path, method, operation })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'other');
  const sections = [...byTag].map(
    ([tag, found]) =>
      html`<h2>${tag}</h2>
        ${found.map(operationEntry)}`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <h1>${info.title}</h1>
        <p>${info.description} <a href="/openapi.json">openapi.json</a></p>
        ${sections}
      </body>
    </html>`;
}

function operationEntry({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const { summary = '', parameters = [], requestBody, responses } = operation;
  return html`<details>
    <summary><span class="method">${method.toUpperCase()}</span> <code>${path}</code> ${summary}</summary>
    ${part('Parameters', parameters.length === 0 ? undefined : parameters.map(parameterLine).join('\n'))}
    ${part('Body', requestBody && JSON.stringify(requestBody, null, 2))}
    ${part('Answers', responses && JSON.stringify(responses, null, 2))}
  </details>`;
}

const part = (title: string, text: unknown) =>
  typeof text === 'string'
    ? html`<h3>${title}</h3>
        <pre>${text}</pre>`
    : '';

const parameterLine = ({ name = '', in: where = '', required = false }: Parameter): string =>
  `${name} (${where}${required ? ', required' : ''})`;
