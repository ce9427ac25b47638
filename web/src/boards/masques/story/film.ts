import type { FilmOf } from '../../../table/film';
import type { masques } from '../../../wire/types';

export type MasquesFilm = FilmOf<masques.Event, masques.View, masques.Contents>;
