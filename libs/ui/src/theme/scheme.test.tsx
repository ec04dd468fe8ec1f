import { expect, it } from 'vitest';
import { chooseScheme, chosenScheme, schemeKey, schemeScript } from './scheme.ts';

it('shows a chosen scheme at once, keeps it, and forgets it for the system', () => {
  const root = document.createElement('html');
  chooseScheme('dark', root, localStorage);
  expect(chosenScheme(root)).toBe('dark');
  expect(localStorage.getItem(schemeKey)).toBe('dark');
  chooseScheme('system', root, localStorage);
  expect(chosenScheme(root)).toBe('system');
  expect(localStorage.getItem(schemeKey)).toBeNull();
});

it('holds the choice of the visit when storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const root = document.createElement('html');
  chooseScheme('light', root, { setItem: forbidden, removeItem: forbidden });
  expect(root.dataset['scheme']).toBe('light');
});

it('applies the kept choice by the inline script', () => {
  localStorage.setItem(schemeKey, 'dark');
  new Function(schemeScript)();
  expect(document.documentElement.dataset['scheme']).toBe('dark');
});
