import type { FilmOf } from '../../../table/film';
import type { masquerade } from '../../../wire/types';

export type MasqueradeFilm = FilmOf<masquerade.Event, masquerade.View, masquerade.Contents>;
