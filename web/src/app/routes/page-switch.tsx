import { type ComponentType, createElement } from 'react';
import { Route, Switch } from 'wouter';

type PageRoute = readonly [path: string, component: ComponentType];

/** The routes of a table of paths, with the component of each by the same name. */
export const routesOf = <Name extends string>(
  paths: Readonly<Record<NoInfer<Name>, string>>,
  pages: Readonly<Record<Name, ComponentType>>,
): PageRoute[] => Object.entries<ComponentType>(pages).map(([name, component]) => [paths[name as Name], component]);

interface PageSwitchProps {
  routes: readonly PageRoute[];
  /** For any other path. */
  fallback?: ComponentType;
}

/** Shows the page at the path. Its routes have no keys, so a page of several paths stays as the path changes. */
export const PageSwitch = ({ routes, fallback }: PageSwitchProps) =>
  createElement(
    Switch,
    null,
    ...routes.map(([path, component]) => createElement(Route, { path, component })),
    fallback && createElement(Route, { component: fallback }),
  );
