import '../tools/workbench/panel.ts';
