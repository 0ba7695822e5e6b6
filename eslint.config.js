/** What the linter holds: strict types, the walls between the rooms, a pure `shared`, short files. */
import js from '@eslint/js';
import globals from 'globals';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import house from './eslint.house.js';

/** A wall: nothing in `target` imports from `from`. */
const wall = (target, from) => ({
  target: target.map((folder) => `./${folder}`),
  from: from.map((folder) => `./${folder}`),
  message: `${target.join(', ')} must not know ${from.join(', ')}`,
});

const WALLS = [
  wall(['shared'], ['server', 'client', 'test']),
  wall(['server'], ['client', 'test']),
  wall(['client'], ['server', 'test']),
];

const ZOD_IN_WIRE = {
  regex: '^zod',
  message: 'Schemas live in shared/wire; import them from there.',
};
const NO_PACKAGES = {
  regex: '^[^.]',
  message: 'shared is pure: no packages but zod in shared/wire.',
};
const NO_PACKAGES_BUT_ZOD = { ...NO_PACKAGES, regex: '^(?!zod(/|$))[^.]' };

const LANGUAGE_GLOBALS = new Set(Object.keys(globals.es2023));
/** Everything the browser or Node adds to the language, and the language's own clock and back doors. */
const IMPURE_GLOBALS = [
  ...Object.keys({ ...globals.browser, ...globals.node }).filter(
    (name) => !LANGUAGE_GLOBALS.has(name),
  ),
  'Date',
  'globalThis',
].map((name) => ({ name, message: 'shared is pure: let it enter by name, as an argument.' }));

const restrictImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default defineConfig(
  globalIgnores(['dist', 'data', 'coverage', 'test-results']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'every file',
    extends: [js.configs.recommended],
    plugins: { house },
    languageOptions: { globals: globals.node },
    rules: {
      eqeqeq: 'error',
      complexity: ['error', { max: 15, variant: 'modified' }],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 40],
      'max-params': ['error', 5],
      'max-depth': ['error', 3],
      'no-restricted-properties': ['error', { property: '__proto__' }],
      'house/file-name': 'error',
      'house/opening-comment': 'error',
    },
  },
  {
    name: 'TypeScript',
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['shared', 'server', 'client', 'test'].map((room) => `${room}/tsconfig.json`),
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // It would have `x!` for `x as T`; neither is wanted.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
    },
  },
  {
    name: 'walls between the rooms',
    files: ['**/*.ts'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.js'] })],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: WALLS }],
    },
  },
  {
    name: 'what people run is installed without the tools of development',
    files: ['shared/**/*.ts', 'server/**/*.ts', 'client/**/*.ts'],
    rules: {
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }],
      ...restrictImports(ZOD_IN_WIRE),
    },
  },
  {
    name: 'shared is pure',
    files: ['shared/**/*.ts'],
    languageOptions: { globals: { ...globals.es2023 } },
    rules: {
      ...restrictImports(NO_PACKAGES),
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'shared is pure: pass chance in.' },
      ],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'house/documented-export': 'error',
    },
  },
  {
    name: 'shared/wire holds the schemas',
    files: ['shared/wire/**/*.ts'],
    rules: restrictImports(NO_PACKAGES_BUT_ZOD),
  },
  {
    name: 'elements',
    files: ['client/**/*.ts', 'test/browser/**/*.ts'],
    extends: [
      lit.configs['flat/recommended'],
      wc.configs['flat/recommended'],
      litA11y.configs.recommended,
    ],
    settings: { wc: { elementBaseClasses: ['LitElement'] } },
    languageOptions: { globals: globals.browser },
    rules: {
      'lit/no-useless-template-literals': 'error',
      // Lit calls the listeners of a template with the element as `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    name: 'tests',
    files: ['test/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  { files: ['**/*.js'], languageOptions: { sourceType: 'module' } },
);
